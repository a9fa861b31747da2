export { ReturnPolicy } from "./ReturnPolicy.tsx";
