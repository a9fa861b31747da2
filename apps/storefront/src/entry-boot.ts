import { boot } from "./boot/boot.ts";
import { showChosenScheme } from "./boot/chosen-scheme.ts";

/** What `entry-client.tsx` exports, which is fetched by its built file's name. */
interface AppModule {
  start: () => Promise<void>;
}

showChosenScheme();
boot(async (app) => {
  const { start } = (await import(/* @vite-ignore */ app)) as AppModule;
  await start();
});
