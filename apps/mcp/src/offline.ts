// The parts that compute on one's own machine without the protocol, shared by the command line and stdio.
export { CALENDAR } from "./calendar";
export { engineChoice, loadEngine } from "./engine";
export { localDomains, localPipeline } from "./local";
export { nodeResources } from "./resources";
