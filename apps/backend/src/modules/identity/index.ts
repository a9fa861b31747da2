export {
  decideDocument,
  documentNames,
  forgetIdentity,
  isIdentityVerified,
  numberOf,
  verifiedElsewhere,
  waitingDocuments,
} from "./documents.ts";
export { readPicture } from "./pictures.ts";
export { serveIdentityPictures } from "./routes.ts";
export { sweepIdentityPictures } from "./sweep.ts";
