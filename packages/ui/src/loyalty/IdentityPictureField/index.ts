export { IdentityPictureField, type IdentityPictureFieldProps } from "./IdentityPictureField.tsx";
export {
  useIdentityPicture,
  type IdentityPictureState,
  type PictureOutcome,
  type UploadPicture,
} from "./use-identity-picture.ts";
