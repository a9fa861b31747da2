import type { AccountRemoval } from "@sen/api";
import { type PasswordPromptData, passwordPromptSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { mixins, space, text } from "../../foundations/index.ts";
import { type CallOutcome, FailureNotice, Form, useServerForm } from "../../forms/index.ts";
import {
  Button,
  Card,
  Checkbox,
  Notice,
  NoWrap,
  type Request,
  Skeleton,
  TextLink,
} from "../../primitives/index.ts";
import { PasswordField } from "../../auth/PasswordField/PasswordField.tsx";
import { AccountSection } from "../AccountSection/AccountSection.tsx";

export interface RemoveAccountScreenProps {
  /** What removal loses and what blocks it: loading, failed or ready. */
  request: Request<{ removal: AccountRemoval }>;
  /** URLs of an order, and of the page where a customer without a password sets one. */
  hrefs: { order: (id: number) => string; forgotPassword: string };
  /** Removes the account. The password proves the customer's identity. */
  onRemove: (data: PasswordPromptData) => Promise<CallOutcome>;
}

/** Removes the account: what is lost, what the law requires to keep, what blocks it, then the password. Spec §2, account menu. */
export function RemoveAccountScreen({ request, ...ready }: RemoveAccountScreenProps) {
  const { t } = useTranslation(["account", "shell"]);
  return (
    <AccountSection
      title={t("shell:page.remove_account")}
      request={request}
      loading={t("remove.loading")}
      skeleton={<Skeleton height="208px" />}
      failed={t("remove.failed")}
      hint={t("failed_hint")}
    >
      {({ removal }) => (
        <Texts>
          <Ready {...ready} removal={removal} />
        </Texts>
      )}
    </AccountSection>
  );
}

type ReadyProps = Omit<RemoveAccountScreenProps, "request"> & { removal: AccountRemoval };

function Ready({ removal, hrefs, onRemove }: ReadyProps) {
  const { t } = useTranslation("account");
  const { has_password } = removal;
  // A return, refund or complaint is why its order is still open.
  const explained = removal.blockers
    .filter(({ kind }) => kind !== "order")
    .map((request) => request.order_id);
  const blockers = removal.blockers.filter(
    ({ kind, order_id }) => kind !== "order" || !explained.includes(order_id),
  );
  return (
    <>
      {blockers.length > 0 && (
        <Notice tone="warning" title={t("remove.open_title")}>
          <p>{t("remove.open_text")}</p>
          <ul>
            {blockers.map((blocker) => (
              <li key={`${blocker.kind} ${blocker.order_id}`}>
                <TextLink href={hrefs.order(blocker.order_id)}>
                  <NoWrap text={t(`remove.blocker.${blocker.kind}`, { code: blocker.order_code })} />
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Consequences removal={removal} />
      {blockers.length === 0 && (
        <Card>
          {has_password ? (
            <RemoveAccountForm onRemove={onRemove} />
          ) : (
            <Notice action={<TextLink href={hrefs.forgotPassword}>{t("remove.set_password")}</TextLink>}>
              {t("remove.no_password")}
            </Notice>
          )}
        </Card>
      )}
    </>
  );
}

function Consequences({ removal: { points, coupon_count } }: Pick<ReadyProps, "removal">) {
  const { t } = useTranslation("account");
  return (
    <Card>
      <p>
        <strong>{t("remove.lead")}</strong> {t("remove.again")}
      </p>
      <div>
        <h2>{t("remove.lost_title")}</h2>
        <ul>
          <li>{t("remove.lost.person")}</li>
          <li>{t("remove.lost.cart")}</li>
          {coupon_count > 0 && <li>{t("remove.lost.coupons", { count: coupon_count })}</li>}
          {points > 0 && <li>{t("remove.lost.points", { count: points })}</li>}
          <li>{t("remove.lost.identity")}</li>
          <li>{t("remove.lost.evidence")}</li>
          <li>{t("remove.lost.sessions")}</li>
        </ul>
      </div>
      <div>
        <h2>{t("remove.kept_title")}</h2>
        <ul>
          <li>{t("remove.kept.orders")}</li>
          <li>{t("remove.kept.invoices")}</li>
        </ul>
      </div>
    </Card>
  );
}

function RemoveAccountForm({ onRemove }: Pick<RemoveAccountScreenProps, "onRemove">) {
  const { t } = useTranslation("account");
  const [understood, setUnderstood] = useState<"no" | "yes" | "asked">("no");
  const box = useRef<HTMLInputElement>(null);
  const form = useServerForm<PasswordPromptData>(send, {
    schema: passwordPromptSchema,
    defaultValues: { password: "" },
  });

  async function send(data: PasswordPromptData) {
    if (understood === "yes") return onRemove(data);
    setUnderstood("asked");
    box.current?.focus();
    return null;
  }
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} title={t("remove.not_removed")} />
      <PasswordField
        {...form.field("password")}
        label={t("remove.password")}
        autoComplete="current-password"
      />
      <Checkbox
        ref={box}
        label={t("remove.understood")}
        checked={understood === "yes"}
        error={understood === "asked" ? t("remove.understood_required") : undefined}
        onChange={(event) => setUnderstood(event.target.checked ? "yes" : "no")}
      />
      <div>
        <Button type="submit" tone="danger" busy={form.busy}>
          {t("remove.submit")}
        </Button>
      </div>
    </Form>
  );
}

const Texts = styled.div`
  ${mixins.grid(4)}

  h2 {
    font: ${text.lead};
  }
  ul {
    ${mixins.grid(1)}
    margin-top: ${space[2]};
    padding-left: ${space[5]};
    list-style: revert;
  }
  /* A block, so that the bullet is at its first line. */
  ul a {
    display: block;
    padding-block: ${space[3]};
  }
`;
