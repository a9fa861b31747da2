export { EmailSettings, type EmailSettingsProps } from "./EmailSettings.tsx";
