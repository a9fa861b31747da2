/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { keepPages } from "./pages.ts";
import { showPushMessages } from "./push.ts";
import { worker } from "./scope.ts";

void worker.skipWaiting();
clientsClaim();
showPushMessages();
keepPages();
