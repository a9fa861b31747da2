import { WishListScreen } from "@sen/ui/catalog";
import { requestState, useQuery } from "../../core/query.ts";
import { useLinks } from "../links.ts";
import { wishListQuery } from "./wished-ids.ts";

export default function WishListPage() {
  const list = requestState(useQuery(wishListQuery()), ({ data }) => ({ items: data }));
  return <WishListScreen list={list} hrefs={useLinks()} />;
}
