export { type Frame, type FrameChoice, frameAt, frameChoiceOf, inFrameDeg, TROPICAL_FRAME } from "@almagest/sky";
