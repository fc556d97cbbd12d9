import ayadi from "../../texts/en/ayadi.json";
import devataNotes from "../../texts/en/devata-notes.json";
import devatas1 from "../../texts/en/devatas-1.json";
import devatas2 from "../../texts/en/devatas-2.json";
import directions from "../../texts/en/directions.json";
import entrance from "../../texts/en/entrance.json";
import grihaPravesh from "../../texts/en/griha-pravesh.json";
import padasEastSouth from "../../texts/en/padas-east-south.json";
import padasWestNorth from "../../texts/en/padas-west-north.json";
import plot from "../../texts/en/plot.json";
import rooms1 from "../../texts/en/rooms-1.json";
import rooms2 from "../../texts/en/rooms-2.json";
import slope from "../../texts/en/slope.json";

/** The English texts by their keys. */
export const messages = {
  padas: { ...padasEastSouth, ...padasWestNorth },
  entrance,
  plot,
  slope,
  water: directions.water,
  places: directions.places,
  ayadi,
  rooms: { ...rooms1, ...rooms2 },
  devatas: { ...devatas1, ...devatas2 },
  devataNotes,
  grihaPravesh,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type VastuTexts = typeof messages;
