import { FollowedShopsScreen } from "@sen/ui/catalog";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { useLinks } from "../links.ts";
import { useFollowing } from "./following.ts";

export default function FollowedShopsPage() {
  const list = requestState(useQuery(customerQuery("/followed-shops")), ({ data }) => ({ shops: data }));
  return <FollowedShopsScreen list={list} following={useFollowing()} hrefs={useLinks()} />;
}
