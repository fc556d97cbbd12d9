export { CALENDAR } from "./calendar";
export { CARD_MEDIA_TYPE, type CardParts, KEEPING, type ServedApart, type ServerCard, serverCard } from "./card";
export {
  ENGINE_CHOICES,
  ENGINE_VARIABLE,
  type EngineChoice,
  type EngineKind,
  engineChoice,
  type LoadedEngine,
  loadEngine,
} from "./engine";
export { oneLineType } from "./everything/one-line-type";
export { everythingToolbox } from "./everything/toolbox";
export { FEEDS, type FeedTools } from "./feeds";
export { type OwnHosts, ownHosts } from "./hosts";
export { createMcpHandler, type McpExchange, type McpHandler, type McpHttpParts, type McpSignIn } from "./http";
export { localPipeline } from "./local";
export { nodeResources, type Resources } from "./resources";
export { createToolServer, type ToolServerParts } from "./server";
export { type Tool, type Toolbox, toolboxFor } from "./tools";
export { utf8Of } from "./utf8";
export { WEBHOOKS, type WebhookTools } from "./webhooks";
