// What computes on somebody's own machine, without the protocol: the command line stands on it as stdio does.
export { engineChoice, loadEngine } from "./engine";
export { localDomains, localPipeline } from "./local";
export { nodeResources } from "./resources";
