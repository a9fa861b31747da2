import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { operatorSays, picture, upload } from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { identityDocuments } from "../../database/schema/index.ts";
import { pictureLinks } from "./picture-links.ts";

const shop = await useShop();
const number = "079194009999";

const token = await shop.signIn();
const pictureId = async () => {
  const sent = { token, type: null, to: "/loyalty/identity/pictures" };
  return ((await upload(shop, await picture(800, 504), sent)).body as { data: { id: string } }).data.id;
};
const body = { type: 0, number, front_id: await pictureId(), back_id: await pictureId() };
await shop.call("submitIdentity", { token, body });
const [document] = await shop.db.select().from(identityDocuments);
const id = String(document?.id);

/** Runs an operator command with a config of its own. */
const says = (config: typeof shop.config, ...words: string[]) =>
  operatorSays({ ...shop, config }, "identity", ...words);

it("reads documents with the former key, reencrypts them with the new one, and then needs only that", async () => {
  const identityKey = randomBytes(32);
  const rotated = { ...shop.config, identityKey, formerIdentityKeys: [shop.config.identityKey] };
  const alone = { ...rotated, formerIdentityKeys: [] };
  const folder = join(shop.config.dataDir, "seen");
  expect(await says(rotated, "show", id, "--save", folder, "--as", "Hoa")).toMatchObject({ number });
  await expect(says(alone, "show", id)).rejects.toThrow("put the old one behind the new one");
  expect(await says(rotated, "reencrypt")).toEqual({ numbers: 1, pictures: 2 });
  expect(await says(alone, "show", id, "--save", folder)).toMatchObject({ number });
  // A second run has the same result.
  expect(await says(alone, "reencrypt")).toEqual({ numbers: 1, pictures: 2 });
});

it("logs who viewed a document and what was shown", async () => {
  const viewer = process.env["SUDO_USER"] ?? userInfo().username;
  const views = (await operatorSays(shop, "identity", "views", id)) as object[];
  expect(views.toReversed().slice(0, 2)).toMatchObject([
    { viewer: "Hoa", shown: "pictures" },
    // Recorded before anything is opened, so even if opening fails.
    { viewer, shown: "number" },
  ]);
});

it("picture links are signed with the newest secret and accepted with former ones", () => {
  const links = (jwtSecret: string, ...formerJwtSecrets: string[]) =>
    pictureLinks({ config: { jwtSecret, formerJwtSecrets }, clock: shop.clock });
  const [, , , picture = "", token = ""] = links("the old one").of("a-picture", "a-session").split("/");
  expect(links("the new one", "the old one").sessionOf({ id: picture, token })).toBe("a-session");
  expect(links("the new one").sessionOf({ id: picture, token })).toBeNull();
});
