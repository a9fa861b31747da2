import { REVIEW_STARS, type ReviewStars } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Star } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, weight } from "../../foundations/index.ts";

export interface StarsFieldProps {
  /** Chosen stars; null for none. */
  value: ReviewStars | null;
  /** Called with the chosen number of stars, 1 to 5. */
  onChange: (stars: ReviewStars) => void;
  /** Error message. */
  error?: string | undefined;
  /** Disables the field, while the review is being sent. */
  disabled?: boolean;
}

/** One to five stars. Native radio buttons, so that arrow keys work as expected. Shows the meaning of the choice below. */
export function StarsField({ value, onChange, error, disabled = false }: StarsFieldProps) {
  const { t } = useTranslation("reviews");
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Root aria-describedby={error === undefined ? undefined : errorId} disabled={disabled}>
      <legend data-small>{t("form.stars")}</legend>
      <div>
        {REVIEW_STARS.map((stars) => (
          <label key={stars} data-on={(value !== null && stars <= value) || undefined}>
            <input
              data-visually-hidden
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={t("form.star", { count: stars, word: t(`form.words.${stars}`) })}
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden size={32} strokeWidth={1.5} />
          </label>
        ))}
        <span aria-hidden>{value === null ? "" : t(`form.words.${value}`)}</span>
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </Root>
  );
}

const Root = styled.fieldset`
  > div {
    ${mixins.wrappedRow(0, 1)}
  }
  label {
    ${mixins.centered}
    ${mixins.square("44px")}
    border-radius: ${radius.medium};
    color: ${color.lineStrong};
    cursor: pointer;
  }
  label[data-on] {
    color: ${color.star};
  }
  label[data-on] > svg {
    fill: currentcolor;
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
  }
  /* Its own line, even while empty, so that choosing shifts nothing. */
  > div > span {
    flex: 1 0 100%;
    min-height: 1.5em;
    font-weight: ${weight.medium};
  }
  > p {
    ${mixins.textStyle("small", { color: "danger" })}
  }
`;
