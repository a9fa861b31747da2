import type { OrderDetail } from "@sen/api";
import { orderProgress } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Check, X } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, radius, space, text, weight } from "../../foundations/index.ts";
import { Card, VisuallyHidden } from "../../primitives/index.ts";

interface OrderProgressProps {
  order: Pick<OrderDetail, "order_status" | "order_histories" | "created_at" | "delivery_type">;
}

/** The progress of the order, step by step, with the time of each. */
export function OrderProgress({ order }: OrderProgressProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { dateTime } = useFormat();
  const steps = orderProgress(order);
  const shipped =
    order.delivery_type === "go_to_mall" ? "orders:title.ready_for_pickup" : "aftersales:progress.shipped";
  const current = steps.findLastIndex(({ at }) => at !== null);
  return (
    <Card>
      <Steps aria-label={t("progress.label")}>
        {steps.map(({ name, at }, index) => (
          <li
            key={name}
            data-step={name}
            data-done={at === null ? undefined : ""}
            aria-current={index === current ? "step" : undefined}
          >
            <i aria-hidden>{at !== null && (name === "cancelled" ? <X /> : <Check />)}</i>
            <p>
              <span>
                {t(name === "shipped" ? shipped : `orders:title.${name === "placed" ? "created" : name}`)}
              </span>
              {at === null ? (
                <VisuallyHidden>{t("progress.to_come")}</VisuallyHidden>
              ) : (
                <time dateTime={at}>{dateTime(at)}</time>
              )}
            </p>
          </li>
        ))}
      </Steps>
    </Card>
  );
}

const DOT = "28px";

const Steps = styled.ol`
  ${mixins.stack()}

  > li {
    position: relative;
    ${mixins.row(3)}
    min-height: 44px;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  /* The line to the previous step. */
  > li + li::before {
    content: "";
    position: absolute;
    left: calc(${DOT} / 2 - 1px);
    bottom: calc(50% + ${DOT} / 2);
    height: calc(100% - ${DOT});
    width: 2px;
    background: ${color.line};
  }
  > li[data-done]::before {
    background: ${color.success};
  }
  i {
    ${mixins.centered}
    flex: none;
    ${mixins.square(DOT)}
    border: 2px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
  }
  i > svg {
    ${mixins.square("16px")}
    stroke-width: 3;
  }
  > li[data-done] > i {
    border-color: ${color.success};
    ${mixins.tint("success")}
  }
  > li[data-step="cancelled"] > i {
    border-color: ${color.lineStrong};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  > li > p {
    ${mixins.fill}
    ${mixins.wrappedRow(0, 3)}
    justify-content: space-between;
  }
  > li[aria-current] > p > span {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
  time {
    font: ${text.caption};
  }
  /* Side by side, each below its dot. */
  ${media.large} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    > li {
      flex-direction: column;
      gap: ${space[2]};
      text-align: center;
    }
    > li + li::before {
      left: calc(-50% + ${DOT} / 2);
      bottom: auto;
      top: calc(${DOT} / 2 - 1px);
      width: calc(100% - ${DOT});
      height: 2px;
    }
    > li > p {
      flex: none;
      display: grid;
    }
  }
`;
