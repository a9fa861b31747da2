import * as z from "zod";
import { integer, optionalSetting, setting } from "./setting.ts";

/** What every server can be told of how it is run. */
export const runSettings = {
  LOG_LEVEL: optionalSetting(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), {
    description: "What is logged, as lines of JSON: from info on, each request has one.",
    form: "fatal, error, warn, info, debug, trace or silent",
    otherwise: "warn in production, else info",
  }),
  DRAIN_SECONDS: optionalSetting(integer(0, 60), {
    description:
      "How long a server that is told to end goes on answering while it says that it is not ready, so that a balancer leaves it out first.",
    form: "a whole number of seconds, from 0 to 60",
    otherwise: "5 where SEN_MODE is production, else 0",
  }),
  SHUTDOWN_SECONDS: setting(integer(1, 600), {
    description: "How long what is under way then has to end. What takes longer is cut off.",
    form: "a whole number of seconds, from 1 to 600",
    otherwise: "10",
  }),
};
