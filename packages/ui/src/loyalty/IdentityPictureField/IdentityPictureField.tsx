import { ACCEPTED_IMAGES } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Camera, CircleAlert, CircleCheck, IdCard, ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { FileButton } from "../../primitives/Button/FileButton.tsx";
import { readablePhoto } from "../../forms/readable-photo.ts";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";
import { Button, Loading, Notice } from "../../primitives/index.ts";
import { DocumentCamera } from "../DocumentCamera/DocumentCamera.tsx";
import type { IdentityPictureState } from "./use-identity-picture.ts";

export interface IdentityPictureFieldProps {
  /** Side of the document. */
  label: string;
  /** Result of `useIdentityPicture`. */
  picture: IdentityPictureState;
  /** Aspect ratio (width / height) of the document. */
  ratio: number;
  /** Error message from the form's validation. */
  error?: string | undefined;
  /** Disables the field while the form is being submitted. */
  locked?: boolean;
}

/** A picture of a document, taken with the camera or chosen from a file. */
export function IdentityPictureField(props: IdentityPictureFieldProps) {
  const { label, picture, ratio, error, locked = false } = props;
  const { t } = useTranslation("loyalty");
  const id = useId();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const { preview, state, isBlurred, problem, retry, take } = picture;
  // A picture that is on its way is not missing.
  const wrong = problem ?? (state === "uploading" ? undefined : error);
  return (
    <Root
      role="group"
      tabIndex={-1}
      data-wrong={wrong !== undefined || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <span id={`${id}-label`}>{label}</span>
      <div data-picture style={{ aspectRatio: ratio }}>
        {preview === null ? (
          <IdCard aria-hidden size={40} strokeWidth={1.25} />
        ) : (
          <img src={preview} alt={label} />
        )}
        {state === "uploading" && (
          <Loading label={t("identity.uploading")}>
            <span data-veil />
          </Loading>
        )}
      </div>
      <small data-muted id={`${id}-hint`}>
        {t("identity.picture_hint")}
      </small>
      <div aria-live="polite" data-said>
        {state === "uploaded" && (
          <p data-done>
            <CircleCheck aria-hidden size={18} /> {t("identity.uploaded")}
          </p>
        )}
        {isBlurred && state !== "wrong" && <Notice tone="warning">{t("identity.maybe_blurred")}</Notice>}
        <p id={`${id}-error`} data-error>
          {wrong !== undefined && (
            <>
              <CircleAlert aria-hidden size={18} /> {wrong}
            </>
          )}
        </p>
      </div>
      <div data-ways>
        {retry && (
          <Button tone="soft" onClick={retry}>
            {t("identity.upload_again")}
          </Button>
        )}
        <Button
          tone={preview === null ? "soft" : "secondary"}
          icon={<Camera aria-hidden />}
          disabled={locked}
          aria-describedby={`${id}-label`}
          onClick={() => setCameraOpen(true)}
        >
          {t(preview === null ? "identity.camera" : "identity.retake")}
        </Button>
        <FileButton
          icon={<ImagePlus aria-hidden />}
          accept={ACCEPTED_IMAGES}
          disabled={locked}
          aria-label={`${t("identity.file")}: ${label}`}
          onChoose={([chosen]) => chosen && void readablePhoto(chosen).then(take)}
        >
          {t("identity.file")}
        </FileButton>
      </div>
      <DocumentCamera
        open={isCameraOpen}
        ratio={ratio}
        onShoot={(shot) => {
          setCameraOpen(false);
          take(shot);
        }}
        onClose={() => setCameraOpen(false)}
      />
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(2)}
  align-content: start;

  > span {
    font-weight: ${weight.medium};
  }
  [data-picture] {
    position: relative;
    ${mixins.centered}
    overflow: hidden;
    border: 1px dashed ${color.lineStrong};
    border-radius: ${radius.large};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  &[data-wrong] > [data-picture] {
    border-color: ${color.danger};
  }
  [data-picture] > img {
    ${mixins.cover}
    ${mixins.square("100%")}
    object-fit: contain;
  }
  [data-veil] {
    ${mixins.cover}
    background: ${color.surface};
    opacity: 0.6;
    transition: opacity ${motion.quick};
  }
  [data-said] {
    ${mixins.grid(2)}
  }
  [data-said] > p {
    ${mixins.flex(2)}
    font: ${text.small};
  }
  [data-said] > p > svg {
    margin-top: 1px;
  }
  [data-error] {
    color: ${color.danger};
  }
  [data-error]:empty {
    display: none;
  }
  [data-done] {
    color: ${color.success};
  }
  [data-ways] {
    ${mixins.wrap(2)}
  }
  /* Both fit next to each other on a phone. */
  [data-ways] > * {
    padding-inline: ${space[4]};
  }
`;
