import { WishListScreen } from "@sen/ui/catalog";
import { customerQuery, useQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";
import { AccountSection } from "../account/index.ts";
import { useLinks } from "../links.ts";

export default function WishListPage() {
  const { product, home } = useLinks();
  const list = requestState(useQuery(customerQuery("/wish-list")), ({ data }) => ({ items: data }));
  return (
    <AccountSection current="wish_list">
      <WishListScreen list={list} productHref={product} homeHref={home} />
    </AccountSection>
  );
}
