export { decideDocument, documentNames, forgetIdentity, numberOf, waitingDocuments } from "./documents.ts";
export { readPicture } from "./pictures.ts";
export { serveIdentityPictures } from "./routes.ts";
export { sealingWith } from "./sealing.ts";
export { sweepIdentityPictures } from "./sweep.ts";
