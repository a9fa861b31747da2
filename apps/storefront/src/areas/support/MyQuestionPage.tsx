import { TicketScreen } from "@sen/ui/support";
import type { Values } from "../../core/route.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useLinks } from "../links.ts";
import type { supportRoutes } from "./routes.ts";
import { useTicket } from "./tickets.ts";

export default function MyQuestionPage({ id }: Values<typeof supportRoutes.ticket>) {
  return <TicketScreen {...useTicket(id)} hrefs={useLinks()} upload={uploadFile} />;
}
