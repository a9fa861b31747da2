import { boot } from "./boot/boot.ts";

boot((app) => import(/* @vite-ignore */ app));
