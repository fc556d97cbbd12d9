import lunar from "../../texts/en/returns/lunar.json";
import openTime from "../../texts/en/returns/open-time.json";
import planet from "../../texts/en/returns/planet.json";
import shared from "../../texts/en/returns/shared.json";
import solar from "../../texts/en/returns/solar.json";
import touched from "../../texts/en/returns/touched.json";

/** Texts of returns: each kind's own, and those on a return chart as such. */
export const returns = { solar, lunar, planet, ...shared, ...touched, ...openTime };
