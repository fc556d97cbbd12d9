import type { DreamSymbol } from "../../src/symbol";

export const d04: readonly DreamSymbol[] = [
  {
    id: "doctor",
    name: "Doctor",
    aliases: ["physician", "surgeon"],
    see: ["hospital", "disease", "medicine"],
    meaning:
      "Someone in white asks where it hurts and waits for a true answer. The doctor embodies expert attention, the sort you give others and rarely receive. Not being believed in the consulting room repeats an old dismissal. Playing doctor yourself shows the helper's trap, as you are diagnosing a friend or a family from a chair you were never offered.",
  },
  {
    id: "document",
    name: "Document",
    aliases: ["papers", "form"],
    see: ["contract", "signature", "passport"],
    meaning:
      "There is a page to sign and the light is poor. Documents give weight to what was only talk, so they fill dreams about leases, engagements, wills and permissions. Blurred lines mean that you have not grasped the terms. A form with your name already typed in tells you somebody assumed your consent, and a correction is still possible.",
  },
  {
    id: "dog",
    name: "Dog",
    aliases: ["hound", "puppy"],
    see: ["dog-bite", "dog-barking", "dead-pet"],
    meaning:
      "Loyalty has come in and shaken water on the carpet. A dog in a dream is attachment that does not calculate, your own or a friend's, and its condition is the message: glossy, it is well fed with time; chained and thin, it has been taken for granted. A dog that will not let you pass is guarding a boundary you ought to respect.",
  },
  {
    id: "dog-attack",
    name: "Dog Attack",
    aliases: ["attacking dog", "savage dog"],
    see: ["dog", "dog-bite", "fear"],
    meaning:
      "The animal that should have known you comes at full speed. A dog attacking is trust that has turned, the friend who repeated your secret, the team that voted against you. It also stands for your own snapping temper, straining at a lead held by good manners. Standing still, eye averted, worked in the dream for a reason: not every assault wants an answer.",
  },
  {
    id: "dog-barking",
    name: "Dog Barking",
    aliases: ["howling dog", "yapping"],
    see: ["dog", "alarm", "neighbor"],
    meaning:
      "Behind some fence a dog insists, and you cannot see at what. Barking is a warning given in the only word available, so look for a person near you who complains about trifles and means something larger. If it kept you awake inside the dream, your own watchdog is overtired. When it stopped all at once, you felt who had arrived.",
  },
  {
    id: "dog-bite",
    name: "Dog Bite",
    aliases: ["bitten by a dog"],
    see: ["dog", "dog-attack", "hand"],
    meaning:
      "Teeth in the hand that was held out. A dog bite hurts twice, because it comes from a creature you chose to trust, and it fits kindness repaid with criticism. The place matters: a hand for help refused, a heel for progress nipped from behind. If you reached for its bowl first, the dream is fair enough to show that too.",
  },
];
