import type { Guide } from "../../fixtures/guide.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
import { useEvidenceUpload } from "../use-evidence-upload/index.ts";
import { EvidenceUploader } from "./EvidenceUploader.tsx";

const send = uploads();

export const guide = {
  notFor: "For a single picture of a document, use IdentityPictureField.",
  keyboard: "Tab stops at the file inputs (choose, take a photo), then at each file's buttons.",
  screenReader:
    "A group named by its title, with the limits as its description. Upload progress is a status; rejected files are an alert.",
  content: '"3/6 ảnh · 0/1 video". A rejected file is named with its reason.',
  practices: ["Forms/FilesSayWhy", "Forms/RuleBeforeTheMistake"],
} satisfies Guide;

/** In a form that requires a picture. On submit, `uploadAll` uploads the files. */
export function NeedsAPicture() {
  const evidence = useEvidenceUpload({ upload: send, required: "image" });
  return <EvidenceUploader upload={evidence} />;
}

/** Any file will do, a picture or a video. */
export function MayBeLeftOut() {
  const evidence = useEvidenceUpload({ upload: send });
  return <EvidenceUploader upload={evidence} />;
}

/** Locked while the surrounding form is being submitted. */
export function WhileTheFormIsSent() {
  const evidence = useEvidenceUpload({ upload: send });
  return <EvidenceUploader upload={evidence} locked />;
}
