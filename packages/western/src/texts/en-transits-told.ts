import jupiter from "../../texts/en/transits-told/jupiter.json";
import mars from "../../texts/en/transits-told/mars.json";
import mercury from "../../texts/en/transits-told/mercury.json";
import moon from "../../texts/en/transits-told/moon.json";
import neptune from "../../texts/en/transits-told/neptune.json";
import pluto from "../../texts/en/transits-told/pluto.json";
import saturn from "../../texts/en/transits-told/saturn.json";
import sun from "../../texts/en/transits-told/sun.json";
import uranus from "../../texts/en/transits-told/uranus.json";
import venus from "../../texts/en/transits-told/venus.json";

/** The effect of a planet near the exact aspect on a natal planet or angle, and the guidance for it. */
export const transitsTold = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
