export {
  decideDocument,
  documentNames,
  documentOf,
  forgetIdentity,
  isIdentityVerified,
  numberOf,
  findVerifiedDuplicate,
  waitingDocuments,
} from "./documents.ts";
export { readPicture } from "./pictures.ts";
export { reencryptIdentities } from "./reencrypt.ts";
export { identityEncryption } from "./encryption.ts";
export { recordIdentityView, viewsOfIdentity } from "./views.ts";
export { serveIdentityPictures } from "./routes.ts";
export { sweepIdentityPictures } from "./sweep.ts";
