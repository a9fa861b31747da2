export { uploadMedia } from "./upload.ts";
