export { CrashScreen, type CrashScreenProps } from "./CrashScreen.tsx";
