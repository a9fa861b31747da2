export { NoScript, type NoScriptProps, type ScriptedArea } from "./NoScript.tsx";
