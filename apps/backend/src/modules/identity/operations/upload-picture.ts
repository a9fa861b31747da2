import { identityEncryption } from "../encryption.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { receiveUpload } from "../../media/index.ts";
import { pictureLinks } from "../picture-links.ts";
import { storePicture } from "../pictures.ts";
import { pictureOf } from "../present.ts";

/** Takes one picture of a document. Detects its type from its content, redraws, encrypts and stores it. */
export const uploadIdentityPicture: Operation<"uploadIdentityPicture"> = async (context) => {
  const { customer, session, config, clock, db, mediaStorage } = context;
  const encryption = identityEncryption(config);
  const row = await receiveUpload(context, customer, {}, (uploaded) =>
    storePicture({ db, mediaStorage, encryption }, uploaded, customer.id, clock.now()),
  );
  return ok(pictureOf(row, pictureLinks({ config, clock }), session.id));
};
