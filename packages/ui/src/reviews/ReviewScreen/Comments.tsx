import type { ReviewComment } from "@sen/api";
import { compactCount, REVIEW_COMMENT_MAX_LENGTH, reviewCommentSchema } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useState, type SubmitEvent } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import {
  FailureNotice,
  focusInView,
  Form,
  useCall,
  useDoneToast,
  useFieldErrorText,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, ButtonLink, Card, TextArea, Time } from "../../primitives/index.ts";

export interface CommentsProps {
  /** Comments of customers, oldest first. */
  comments: readonly ReviewComment[];
  /** Sign-in URL for a guest; null for a signed-in customer. */
  loginHref: string | null;
  /** Text of the comment being typed. */
  comment: string;
  /** Called on every change of that text. */
  onCommentChange: (text: string) => void;
  /** Sends the comment. Resolves to nothing on success, or to the backend's refusal. */
  onComment: (content: string) => Promise<CallOutcome>;
}

/** Comments on a review, oldest first, and a field for a new one. Rendered as plain text. */
export function Comments({ comments, loginHref, ...form }: CommentsProps) {
  const { t } = useTranslation("reviews");
  const { compact } = useFormat();
  const count = comments.length;
  const amount = compact(compactCount(count));
  return (
    <Card title={count === 0 ? t("comments.none") : t("comments.title", { count, amount })}>
      {count > 0 && (
        <List aria-label={t("comments.label")}>
          {comments.map(({ id, author_name, content, created_at }) => (
            <li key={id}>
              <b>{author_name}</b> <Time dateTime={created_at} />
              <p dir="auto">{content}</p>
            </li>
          ))}
        </List>
      )}
      {loginHref === null ? (
        <CommentForm {...form} />
      ) : (
        <div>
          <ButtonLink tone="secondary" href={loginHref}>
            {t("comments.login")}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function CommentForm(props: Pick<CommentsProps, "comment" | "onCommentChange" | "onComment">) {
  const { comment, onCommentChange, onComment } = props;
  const { t } = useTranslation("reviews");
  const fieldText = useFieldErrorText();
  const done = useDoneToast();
  const [tried, setTried] = useState(false);
  const { run, busy, failure } = useCall((content: string) => done(onComment(content), t("comments.sent")));
  const rule = reviewCommentSchema.safeParse({ content: comment });
  const error = tried ? rule.error?.issues[0]?.message : undefined;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (!rule.success) {
      focusInView(event.currentTarget.querySelector("textarea"));
      return;
    }
    if ((await run(rule.data.content)) !== "done") return;
    setTried(false);
    onCommentChange("");
  }
  return (
    <Form onSubmit={(event) => void send(event)}>
      <TextArea
        label={t("comments.field")}
        dir="auto"
        readOnly={busy}
        limit={REVIEW_COMMENT_MAX_LENGTH}
        value={comment}
        error={fieldText(error)}
        onChange={(event) => onCommentChange(event.target.value)}
      />
      <FailureNotice failure={failure} title={t("comments.refused")} />
      <Button type="submit" busy={busy}>
        {t("comments.submit")}
      </Button>
    </Form>
  );
}

const List = styled.ul`
  ${mixins.stack(4)}

  time {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > li > p {
    white-space: pre-line;
  }
`;
