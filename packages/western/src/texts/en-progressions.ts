import arc from "../../texts/en/progressions/arc.json";
import bodies from "../../texts/en/progressions/bodies.json";
import openTime from "../../texts/en/progressions/open-time.json";
import told from "../../texts/en/progressions/told.json";

/** Texts of progressions and the solar arc. */
export const progressions = { ...bodies, ...told, ...arc, ...openTime };
