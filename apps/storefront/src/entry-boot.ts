import { boot } from "./boot/boot.ts";
import { showChosenScheme } from "./boot/chosen-scheme.ts";

/** The exports of `entry-client.tsx`, which is loaded by its built file name. */
interface AppModule {
  start: () => Promise<void>;
}

showChosenScheme();
boot(async (app) => {
  const { start } = (await import(/* @vite-ignore */ app)) as AppModule;
  await start();
});
