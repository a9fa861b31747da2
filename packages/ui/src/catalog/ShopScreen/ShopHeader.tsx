import type { Tenant } from "@sen/api";
import { compactCount, replyTime } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { MessageSquare } from "lucide-react";
import { ButtonLink, Picture, Rating, Skeleton, TextLink, Time } from "../../primitives/index.ts";
import { FollowButton, type Following } from "../FollowButton/FollowButton.tsx";
import { Root } from "./ShopHeader.styles.ts";

export interface ShopHeaderProps {
  /** The shop as the server sent it. */
  shop: Tenant;
  /** URL of its mall. */
  mallHref: string;
  /** URL for asking the shop. */
  askHref: string;
  /** The followed shops. */
  following: Following;
}

/** A shop's name, place and rating. */
export function ShopHeader({ shop, mallHref, askHref, following }: ShopHeaderProps) {
  const { t } = useTranslation("catalog");
  const { compact } = useFormat();
  const reply = shop.reply_minutes === null ? null : replyTime(shop.reply_minutes);
  const counted = (count: number) => compact(compactCount(count));
  const ratings = { count: shop.rating_count, amount: counted(shop.rating_count) };
  const liked = (
    <>
      {shop.rating_count > 0 && <Rating value={shop.rating} />}
      <small data-muted>{t(shop.rating_count > 0 ? "shop.ratings" : "shop.unrated", ratings)}</small>
    </>
  );
  const facts = [
    { name: t("shop.rating"), value: liked },
    { name: t("shop.product_count"), value: counted(shop.product_count) },
    { name: t("shop.sold"), value: counted(shop.sold_count) },
    { name: t("shop.followers"), value: counted(shop.follower_count) },
    reply && { name: t("shop.replies"), value: t(`shop.replies_${reply.unit}`, { count: reply.count }) },
    { name: t("shop.joined"), value: <Time dateTime={shop.joined_at} precision="day" /> },
  ].filter((fact) => fact !== null);
  return (
    <Root>
      <div data-cover>
        <Picture
          src={shop.cover_url}
          alt=""
          ratio="5 / 1"
          sizes="(min-width: 80em) 570px, (min-width: 64em) 46vw, 100vw"
          widest={1280}
          priority
        />
      </div>
      <div data-who>
        <div data-logo>
          <Picture src={shop.image_url} alt="" sizes="88px" widest={320} />
        </div>
        <div>
          <h1>{shop.name}</h1>
          <p data-muted>
            {shop.floor !== "" && `${shop.floor}, `}
            <TextLink href={mallHref}>{shop.mall_name}</TextLink>
          </p>
        </div>
      </div>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p data-actions>
        <FollowButton shop={shop} following={following} />
        <ButtonLink
          href={askHref}
          tone="secondary"
          size="small"
          icon={<MessageSquare aria-hidden size={18} />}
        >
          {t("shop.ask")}
        </ButtonLink>
      </p>
      {shop.description !== "" && (
        <details>
          <summary>{t("shop.about")}</summary>
          <p>{shop.description}</p>
        </details>
      )}
    </Root>
  );
}

/** The header's skeleton. */
export function ShopHeaderSkeleton() {
  return (
    <Root>
      <div data-cover>
        <Skeleton shape="box" height="100%" />
      </div>
      <div data-who>
        <div data-logo>
          <Skeleton shape="box" ratio="1 / 1" />
        </div>
        <div>
          <Skeleton width="200px" />
          <Skeleton width="140px" />
        </div>
      </div>
      <Skeleton shape="box" height="72px" />
    </Root>
  );
}
