import { boot } from "./boot.ts";

boot((app) => import(/* @vite-ignore */ app));
