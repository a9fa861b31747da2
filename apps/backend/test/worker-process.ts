import { workerOf } from "./tested-jobs.ts";

const [url = "", name = ""] = process.argv.slice(2);
const silent = () => undefined;
const worker = await workerOf(url, name, { debug: silent, info: silent, warn: silent, error: silent });
process.once("SIGTERM", () => void worker.stop().then(() => process.exit(0)));
process.stdout.write("The worker is running.\n");
