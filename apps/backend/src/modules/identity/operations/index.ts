export { getIdentity, submitIdentity } from "./identity.ts";
export { uploadIdentityPicture } from "./upload-picture.ts";
