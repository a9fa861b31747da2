import { useTranslation } from "@sen/i18n";
import { lazyPart } from "../../lazy-part/index.ts";
import { Loading } from "../../primitives/index.ts";

/** The uploader for dialogs, loaded when one first opens. */
export const LazyEvidenceUploader = lazyPart(
  () => import("./EvidenceUploader.tsx").then((module) => module.EvidenceUploader),
  { fallback: <LoadingUploader /> },
);

function LoadingUploader() {
  const { t } = useTranslation("aftersales");
  return <Loading label={t("upload.loading")} boxes={["150px"]} />;
}
