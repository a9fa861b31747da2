export { StartFailure } from "@sen/server";
