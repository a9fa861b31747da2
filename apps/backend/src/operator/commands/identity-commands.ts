import { IDENTITY_REFUSALS, type IdentityType } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../../database/failure.ts";
import { customers, identityDocuments, identityPictures } from "../../database/schema/index.ts";
import {
  decideDocument,
  documentNames,
  identityEncryption,
  numberOf,
  readPicture,
  recordIdentityView,
  reencryptIdentities,
  findVerifiedDuplicate,
  viewsOfIdentity,
  waitingDocuments,
} from "../../modules/identity/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { actorNamed } from "./audited.ts";
import {
  flag,
  numberAt,
  saveFolder,
  type Command,
  type CommandInput,
  type Outcome,
  SHOWN,
  listing,
} from "./command.ts";

/** Commands for checking identity documents. */
export const identityCommands: readonly Command[] = [
  listing("identity list", "Lists documents that await checking, oldest first.", async ({ db }) =>
    (await waitingDocuments(db, SHOWN)).map(({ id, customer_id, type, submitted_at }) => ({
      document: id,
      customer: customer_id,
      type: documentNames[type as IdentityType],
      submitted: submitted_at,
    })),
  ),
  listing(
    "identity show",
    "Shows a document's number and its customer; --save writes its pictures into a folder. Delete them after the check.",
    showDocument,
    { args: "<document>", flags: ["--save <folder>"] },
  ),
  listing(
    "identity views",
    "Lists who viewed a document, what was shown, and when.",
    async ({ db }, given) =>
      (await viewsOfIdentity(db, numberAt(given, 0, "document"))).map(({ viewer, shown, viewed_at }) => ({
        viewer,
        shown,
        viewed: viewed_at,
      })),
    { args: "<document>" },
  ),
  {
    name: "identity reencrypt",
    about:
      "Re-encrypts every document with the first key in SEN_IDENTITY_KEY; the other keys can then be removed.",
    runsOutside: true,
    run: ({ db, mediaStorage, config }) =>
      reencryptIdentities({ db, mediaStorage, encryption: identityEncryption(config) }),
  },
  {
    name: "identity verify",
    args: "<document>",
    about: "Verifies the customer with a document, unless it already verified another customer.",
    run: verifyDocument,
  },
  {
    name: "identity refuse",
    args: "<document> [reason]",
    about:
      "Refuses a document, even one that was verified by mistake; the customer sees the reason and can submit another.",
    flags: [`--reason <${IDENTITY_REFUSALS.join("|")}>`],
    run: (shop, given) => decide(shop, numberAt(given, 0, "document"), reasonOf(given)),
  },
];

async function showDocument(shop: OperatorContext, given: CommandInput): Promise<Outcome> {
  const { db, config } = shop;
  const id = numberAt(given, 0, "document");
  const [found] = await db
    .select({ document: identityDocuments, name: customers.full_name, birthday: customers.birthday })
    .from(identityDocuments)
    .innerJoin(customers, eq(customers.id, identityDocuments.customer_id))
    .where(eq(identityDocuments.id, id));
  if (!found) throw new StartFailure(`Document ${id} does not exist.`);
  const { document, name, birthday } = found;
  const encryption = identityEncryption(config);
  const folder = saveFolder(given);
  const shown = folder === undefined ? "number" : "pictures";
  const viewer = actorNamed(flag(given, "as"));
  await recordIdentityView(db, { document_id: id, viewer, shown }, shop.now);
  return {
    document: id,
    customer: document.customer_id,
    name,
    birthday,
    type: documentNames[document.type as IdentityType],
    number: numberOf(document, encryption),
    status: document.status,
    refusal: document.refusal,
    verified_for_customer: await findVerifiedDuplicate(db, document, encryption),
    ...(folder !== undefined && { saved: (await savePictures(shop, id, folder)).join(", ") }),
  };
}

async function savePictures(
  { db, mediaStorage, config }: OperatorContext,
  id: number,
  folder: string,
): Promise<string[]> {
  const encryption = identityEncryption(config);
  const rows = await db.select().from(identityPictures).where(eq(identityPictures.document_id, id));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const saved: string[] = [];
  for (const row of rows) {
    const picture = await readPicture({ db, mediaStorage, encryption }, row.id);
    if (!picture) continue;
    const extension = picture.contentType.split("/").at(-1) ?? "bin";
    const path = join(folder, `${id}-${row.side ?? "picture"}.${extension}`);
    await writeFile(path, picture.content, { mode: 0o600 });
    saved.push(path);
  }
  return saved;
}

async function verifyDocument(shop: OperatorContext, given: CommandInput): Promise<Outcome> {
  const id = numberAt(given, 0, "document");
  const [document] = await shop.db.select().from(identityDocuments).where(eq(identityDocuments.id, id));
  const holder = document
    ? await findVerifiedDuplicate(shop.db, document, identityEncryption(shop.config))
    : null;
  if (holder === null) return decide(shop, id, null);
  throw new StartFailure(
    `This number already verified customer ${holder}. If both sent the same document: identity refuse ${id} --reason used_elsewhere.`,
  );
}

async function decide(
  { db, now }: OperatorContext,
  id: number,
  refusal: Parameters<typeof decideDocument>[2],
) {
  const isDecided = await decideDocument(db, id, refusal, now);
  if (!isDecided) {
    throw new StartFailure(
      `Document ${id} is not waiting to be checked: \`identity list\` lists those that are.`,
    );
  }
  return { document: id };
}

function reasonOf(given: CommandInput) {
  const said = flag(given, "reason") ?? given.args[1];
  const reason = IDENTITY_REFUSALS.find((one) => one === said);
  if (reason) return reason;
  throw new StartFailure(`--reason must be one of ${IDENTITY_REFUSALS.join(", ")}.`);
}
