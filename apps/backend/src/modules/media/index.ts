export {
  attachFiles,
  attachShopFile,
  type AttachContext,
  type AttachTarget,
  detachFiles,
  forgetFiles,
} from "./attach.ts";
export { redrawImage } from "./image.ts";
export { withIncoming } from "./incoming.ts";
export { bestOf, extensionOf, mediaLinks, type MediaLinks, renditionOf } from "./links.ts";
export { findUnpreparedVideos, makeQualities, prepareVideo } from "./prepare.ts";
export { receiveUpload, type UploadedFile } from "./operations/receive-upload.ts";
export { takeUpload } from "./operations/upload.ts";
export { qualitiesFor } from "./qualities.ts";
export { LARGEST_FILE, refusedFile } from "./refusal.ts";
export { serveMedia } from "./routes.ts";
export { type MediaRow, storeFile } from "./store.ts";
export { sweepUploads } from "./sweep.ts";
export { bytesOnDisk } from "./upload-room.ts";
