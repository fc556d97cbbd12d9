import type { DreamSymbol } from "../../src/symbol";

export const y50: readonly DreamSymbol[] = [
  {
    id: "yelling-at-parents",
    name: "Yelling at parents",
    aliases: ["shouting at parents", "arguing with parents"],
    see: ["parents", "screaming", "argument"],
    meaning: "You say it at last, at table, gripping the edge, and the gravy trembles. To roar at one's parents in sleep finishes a sentence begun at eleven. They look smaller after. It does not have to be delivered by day; half of it was meant for people who no longer exist. Clear the plates with them.",
  },
  {
    id: "yeti",
    name: "Yeti",
    aliases: ["bigfoot", "sasquatch", "abominable snowman"],
    see: ["snow", "mountain", "monster"],
    meaning: "Large prints that lead up the slope and stop. The yeti is what many glimpse and nobody brings home, a huge, shy, hairy possibility. It avoids you, so perhaps what you hunt in yourself hides for good reason. Leave food on a rock, put the camera away. It was told you were the dangerous one.",
  },
  {
    id: "young-again",
    name: "Young again",
    aliases: ["being a child again", "younger self", "youth regained"],
    see: ["childhood", "mirror", "older-self"],
    meaning: "Knees without a sound, and forty summers refunded. First the old body is returned to you, then the company, then the old mistakes with their fresh paint. Would you do it differently? Dreamers mostly run about. What you missed there is likely to be a friend, a court, a bicycle; that can be had.",
  },
  {
    id: "young-woman",
    name: "Young woman",
    aliases: ["girl", "maiden", "young lady"],
    see: ["princess", "stranger", "nymph"],
    meaning: "She stands in a doorway with wet hair and expects something of the world. The maiden in a dream is beginning itself, unmarked, a mood of April, in men and women of every age. She can be led off by a dark rider. Ask what she was picking in that meadow, and let her finish the bunch.",
  },
  {
    id: "youtube-video",
    name: "Youtube video",
    aliases: ["going viral", "vlog", "viral video"],
    see: ["video", "social-media", "camera"],
    meaning: "Four million people have watched you eat soup. A clip gone round the world shows a private gesture passed out of your hands: flattering, absurd, endless. You read what strangers say beneath it and believe the unkind one. What did you do in it, really? Someone was moved by how you blew on the spoon.",
  },
];
