export {
  RemoveAccountScreen,
  type RemovalRequest,
  type RemoveAccountScreenProps,
} from "./RemoveAccountScreen.tsx";
