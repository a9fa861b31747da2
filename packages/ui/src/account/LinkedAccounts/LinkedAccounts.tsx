import type { SocialAccount, SocialAccounts, SocialProvider } from "@sen/api";
import { passwordPromptSchema, type PasswordPromptData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import { PasswordField } from "../../auth/PasswordField/PasswordField.tsx";
import { ConfirmDialog, FailureNotice, Form, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog, Notice, TextLink, Time } from "../../primitives/index.ts";

export interface LinkedAccountsProps {
  /** The linked accounts, and the providers that can be linked. */
  social: SocialAccounts;
  /** URL of the page where a customer without a password sets one. */
  setPasswordHref: string;
  /** Starts to link an account, and redirects to the provider. The password proves the customer's identity. */
  onLink: (provider: SocialProvider, data: PasswordPromptData) => Promise<CallOutcome>;
  /** Removes a linked account. */
  onRemove: (account: SocialAccount) => Promise<CallOutcome>;
}

/** The accounts of other providers that sign in to this one. Without a password, they stay as they are: they are the only way in. */
export function LinkedAccounts({ social, setPasswordHref, onLink, onRemove }: LinkedAccountsProps) {
  const { accounts, linkable, has_password } = social;
  const { t } = useTranslation("account");
  const [linking, setLinking] = useState<SocialProvider | null>(null);
  const [removing, setRemoving] = useState<SocialAccount | null>(null);
  return (
    <Root>
      <p data-muted>{t(accounts.length > 0 ? "password.social.hint" : "password.social.none")}</p>
      {accounts.length > 0 && (
        <ul>
          {accounts.map((account) => (
            <li key={account.id}>
              <div>
                <strong>{account.name}</strong>
                {account.email !== null && <span>{account.email}</span>}
                <span data-muted>
                  {t("password.social.since")} <Time dateTime={account.linked_at} precision="day" />
                </span>
              </div>
              {has_password && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t("password.social.remove_named", { name: labelOf(account) })}
                  onClick={() => setRemoving(account)}
                >
                  {t("password.social.remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {has_password ? (
        linkable.map((provider) => (
          <Button key={provider.id} tone="secondary" onClick={() => setLinking(provider)}>
            {t("password.social.link", { name: provider.name })}
          </Button>
        ))
      ) : (
        <Notice action={<TextLink href={setPasswordHref}>{t("remove.set_password")}</TextLink>}>
          {t("password.social.no_password")}
        </Notice>
      )}
      <Dialog
        open={linking !== null}
        onClose={() => setLinking(null)}
        size="small"
        title={t("password.social.link", { name: linking?.name ?? "" })}
      >
        {linking && <LinkAccountForm name={linking.name} onSubmit={(data) => onLink(linking, data)} />}
      </Dialog>
      <ConfirmDialog
        open={removing !== null}
        tone="danger"
        title={t("password.social.remove_title")}
        submitLabel={t("password.social.remove")}
        keepLabel={t("password.social.keep")}
        doneTitle={t("password.social.removed")}
        refusedTitle={t("password.social.not_removed")}
        onConfirm={async () => (removing ? onRemove(removing) : null)}
        onClose={() => setRemoving(null)}
      >
        {removing ? t("password.social.remove_text", { name: labelOf(removing) }) : ""}
      </ConfirmDialog>
    </Root>
  );
}

/** The provider, with the address there if it is known: a customer may have two accounts of one provider. */
const labelOf = ({ name, email }: SocialAccount): string => (email === null ? name : `${name} (${email})`);

interface LinkAccountFormProps {
  name: string;
  onSubmit: (data: PasswordPromptData) => Promise<CallOutcome>;
}

/** Asks for the password before an account of a provider is linked. */
function LinkAccountForm({ name, onSubmit }: LinkAccountFormProps) {
  const { t } = useTranslation("account");
  const form = useServerForm<PasswordPromptData>(onSubmit, {
    schema: passwordPromptSchema,
    defaultValues: { password: "" },
  });
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <p>{t("password.social.link_text", { name })}</p>
      <FailureNotice failure={form.failure} title={t("password.social.not_linked")} unlessAtFields />
      <PasswordField
        {...form.field("password")}
        label={t("remove.password")}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t("password.social.go")}
        </Button>
      </div>
    </Form>
  );
}

const Root = styled.div`
  ${mixins.grid(4)}

  > button {
    justify-self: start;
  }
  li {
    ${mixins.row(3)}
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  li > div {
    ${mixins.fill}
    ${mixins.grid(1)}
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${weight.medium};
  }
`;
