import type { Coupon, CouponDetail } from "@sen/api";
import { couponProblem, couponProblemKey, couponScopeKey } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { useCouponText } from "../../catalog/CouponChip/use-coupon-text.ts";
import { CatalogFailed } from "../../catalog/CatalogFailed/CatalogFailed.tsx";
import { color, mixins, radius, space, text, weight } from "../../foundations/index.ts";
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Loading,
  LiveRegion,
  Notice,
  type Request,
  TextLink,
} from "../../primitives/index.ts";
import { goodsHref, type GoodsHrefs } from "../goods-href.ts";

export interface CouponScreenProps {
  /** The coupon: loading, failed or ready. */
  request: Request<{ coupon: CouponDetail }>;
  /** Whether the customer has saved it. */
  saved: boolean;
  /** Whether the customer has used it. */
  used: boolean;
  /** May return a promise; the button is busy until it settles. */
  onSave: (coupon: Coupon) => unknown;
  /** Copies the code to the clipboard. Resolves to whether that worked. */
  onCopy: (code: string) => Promise<boolean>;
  /** URLs of the screen's links. */
  hrefs: GoodsHrefs & { home: string; coupons: string };
}

/** A coupon: its discount, conditions, expiry and remaining number, with buttons to save and use it. Spec §2, coupon detail. */
export function CouponScreen({ request, hrefs, ...given }: CouponScreenProps) {
  const { t } = useTranslation(["coupons", "catalog", "shell"]);
  if (request.state === "failed") return <CatalogFailed heading="h1" onRetry={request.onRetry} />;
  return (
    <Page>
      <Breadcrumb
        crumbs={[
          { label: t("catalog:home_page"), href: hrefs.home },
          { label: t("shell:page.coupons"), href: hrefs.coupons },
        ]}
      />
      {request.state === "loading" ? (
        <Loading label={t("detail.loading")} boxes={["9rem", "14rem"]} />
      ) : (
        <Terms coupon={request.coupon} hrefs={hrefs} {...given} />
      )}
    </Page>
  );
}

type TermsProps = Omit<CouponScreenProps, "request"> & { coupon: CouponDetail };

function Terms({ coupon, saved, used, onSave, onCopy, hrefs }: TermsProps) {
  const { t } = useTranslation(["coupons", "catalog", "errors"]);
  const { dong, firstMoment, lastMoment, integer } = useFormat();
  const { value, limit, place } = useCouponText(coupon);
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const problem = couponProblem(coupon, used, new Date(coupon.now));
  const over = problem !== null && problem !== "not_started";
  const { tenant, mall_id, min_order_value, max_discount } = coupon;
  const minimum =
    min_order_value > 0
      ? t("detail.minimum_value", { amount: dong(min_order_value) })
      : t("catalog:coupon.no_minimum");
  const goods = goodsHref(coupon, hrefs);
  const window = { from: firstMoment(coupon.starts_at), until: lastMoment(coupon.ends_at) };
  const pieces = { left: integer(coupon.remaining), all: integer(coupon.quantity) };
  const facts = [
    { name: t("detail.minimum"), value: minimum },
    limit !== null && { name: t("detail.limit"), value: dong(max_discount ?? 0) },
    {
      name: t("detail.place"),
      value: tenant || mall_id !== null ? <TextLink href={goods}>{place}</TextLink> : place,
    },
    { name: t("detail.window"), value: t("detail.window_value", window) },
    !over && { name: t("detail.remaining"), value: t("detail.remaining_value", pieces) },
  ].filter((fact) => fact !== false);
  return (
    <article>
      <header data-scope={coupon.scope} data-over={over || undefined}>
        <p>{t(couponScopeKey(coupon.scope))}</p>
        <h1>{value}</h1>
        <p>{coupon.name}</p>
        <p data-code>
          <code translate="no">{coupon.code}</code>
          <Button
            size="small"
            tone="quiet"
            icon={copied === "yes" ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
            aria-label={t(copied === "yes" ? "detail.copied_named" : "detail.copy_named", {
              code: coupon.code,
            })}
            onClick={async () => setCopied((await onCopy(coupon.code)) ? "yes" : "no")}
          >
            {copied === "yes" ? t("detail.copied") : t("detail.copy")}
          </Button>
        </p>
        <LiveRegion
          message={copied === null ? "" : copied === "yes" ? t("detail.copied") : t("detail.not_copied")}
        />
      </header>
      {over && <Notice tone="warning">{t(couponProblemKey(problem))}</Notice>}
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 data-small>{t("detail.conditions")}</h2>
        <p>{coupon.description}</p>
        <ul>
          <li>{t("detail.rule.together")}</li>
          <li>{t("detail.rule.once")}</li>
          <li>{t("detail.rule.back")}</li>
        </ul>
      </section>
      <footer>
        {!over &&
          (saved ? (
            <p data-saved>
              <Check aria-hidden size={20} />
              {t("catalog:coupon.saved")}
            </p>
          ) : (
            <Button tone="secondary" size="large" onClick={() => onSave(coupon)}>
              {t("detail.save")}
            </Button>
          ))}
        <ButtonLink size="large" href={over ? hrefs.coupons : goods}>
          {over ? t("detail.others") : t("detail.use")}
        </ButtonLink>
      </footer>
    </article>
  );
}

const Page = styled.div`
  ${mixins.pageStack(4, 5)}
  ${mixins.column("720px")}

  > article {
    ${mixins.stack(4)}
  }
  header {
    ${mixins.card}
    ${mixins.grid(1)}
    padding: ${space[5]};
    border-color: transparent;
    ${mixins.tint("brand")}
  }
  > article > header[data-scope="delivery"] {
    ${mixins.tint("success")}
  }
  > article > header[data-over] {
    ${mixins.tint("neutral")}
  }
  header > p {
    font: ${text.small};
  }
  h1 {
    font: ${text.title};
  }
  > article > header > [data-code] {
    ${mixins.wrappedRow(2)}
    margin-top: ${space[2]};
  }
  > article > header > [data-code] > code {
    padding: ${space[1]} ${space[3]};
    border: 1px dashed currentcolor;
    border-radius: ${radius.small};
    ${mixins.textStyle("body", { weight: "semibold" })}
    letter-spacing: 0.04em;
  }
  dl {
    ${mixins.card}
    ${mixins.grid(0, 4)}
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    padding: ${space[2]} ${space[4]};
  }
  dl > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-block: ${space[3]};
  }
  dl > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    font-weight: ${weight.medium};
    text-align: end;
  }
  section {
    ${mixins.grid(2)}
  }
  section > ul {
    ${mixins.grid(1)}
    padding-inline-start: ${space[5]};
    list-style: revert;
    color: ${color.inkMuted};
  }
  > article > footer {
    ${mixins.wrappedRow(3)}
  }
  > article > footer > * {
    flex: 1 1 200px;
  }
  > article > footer > [data-saved] {
    ${mixins.row(2)}
    justify-content: center;
    min-height: 44px;
    color: ${color.success};
    font-weight: ${weight.medium};
  }
`;
