/** All exchanges, as raw JSON; the tests check their shape. */
import advice from './bank/advice.json' with { type: 'json' };
import betweenUs from './bank/between-us.json' with { type: 'json' };
import clausesHome from './bank/clauses-home.json' with { type: 'json' };
import clausesOut from './bank/clauses-out.json' with { type: 'json' };
import comingAndGoing from './bank/coming-and-going.json' with { type: 'json' };
import curiosity from './bank/curiosity.json' with { type: 'json' };
import days from './bank/days.json' with { type: 'json' };
import everydayReplies from './bank/everyday-replies.json' with { type: 'json' };
import family from './bank/family.json' with { type: 'json' };
import feasts from './bank/feasts.json' with { type: 'json' };
import friends from './bank/friends.json' with { type: 'json' };
import health from './bank/health.json' with { type: 'json' };
import herChoices from './bank/her-choices.json' with { type: 'json' };
import herDays from './bank/her-days.json' with { type: 'json' };
import herExperiences from './bank/her-experiences.json' with { type: 'json' };
import herFavourites from './bank/her-favourites.json' with { type: 'json' };
import herHome from './bank/her-home.json' with { type: 'json' };
import herLikesDailyLife from './bank/her-likes-daily-life.json' with { type: 'json' };
import herLikesFood from './bank/her-likes-food.json' with { type: 'json' };
import herLikesNature from './bank/her-likes-nature.json' with { type: 'json' };
import herLikesPastimes from './bank/her-likes-pastimes.json' with { type: 'json' };
import herPast from './bank/her-past.json' with { type: 'json' };
import herSkills from './bank/her-skills.json' with { type: 'json' };
import herTraits from './bank/her-traits.json' with { type: 'json' };
import herWishes from './bank/her-wishes.json' with { type: 'json' };
import herYouth from './bank/her-youth.json' with { type: 'json' };
import house from './bank/house.json' with { type: 'json' };
import introductions from './bank/introductions.json' with { type: 'json' };
import kitchen from './bank/kitchen.json' with { type: 'json' };
import leisure from './bank/leisure.json' with { type: 'json' };
import memories from './bank/memories.json' with { type: 'json' };
import mishaps from './bank/mishaps.json' with { type: 'json' };
import opinions from './bank/opinions.json' with { type: 'json' };
import ordinaryDays from './bank/ordinary-days.json' with { type: 'json' };
import ordinaryFeelings from './bank/ordinary-feelings.json' with { type: 'json' };
import piecesLeisureAndAsking from './bank/pieces-leisure-and-asking.json' with { type: 'json' };
import piecesPeople from './bank/pieces-people.json' with { type: 'json' };
import piecesWorkAndHome from './bank/pieces-work-and-home.json' with { type: 'json' };
import requests from './bank/requests.json' with { type: 'json' };
import saidInPassing from './bank/said-in-passing.json' with { type: 'json' };
import smallTalk from './bank/small-talk.json' with { type: 'json' };
import storiesFamily from './bank/stories-family.json' with { type: 'json' };
import storiesHome from './bank/stories-home.json' with { type: 'json' };
import storiesKitchen from './bank/stories-kitchen.json' with { type: 'json' };
import storiesLeisure from './bank/stories-leisure.json' with { type: 'json' };
import storiesLove from './bank/stories-love.json' with { type: 'json' };
import storiesRoad from './bank/stories-road.json' with { type: 'json' };
import storiesSelf from './bank/stories-self.json' with { type: 'json' };
import storiesStudy from './bank/stories-study.json' with { type: 'json' };
import storiesWork from './bank/stories-work.json' with { type: 'json' };
import strangers from './bank/strangers.json' with { type: 'json' };
import streets from './bank/streets.json' with { type: 'json' };
import whatIf from './bank/what-if.json' with { type: 'json' };
import whatMovesHer from './bank/what-moves-her.json' with { type: 'json' };
import whatSheDoesWhen from './bank/what-she-does-when.json' with { type: 'json' };
import whatSheWouldDo from './bank/what-she-would-do.json' with { type: 'json' };
import work from './bank/work.json' with { type: 'json' };

export const rawExchanges: readonly string[] = [
  ...advice,
  ...betweenUs,
  ...clausesHome,
  ...clausesOut,
  ...comingAndGoing,
  ...curiosity,
  ...days,
  ...everydayReplies,
  ...family,
  ...feasts,
  ...friends,
  ...health,
  ...herChoices,
  ...herDays,
  ...herExperiences,
  ...herFavourites,
  ...herHome,
  ...herLikesDailyLife,
  ...herLikesFood,
  ...herLikesNature,
  ...herLikesPastimes,
  ...herPast,
  ...herSkills,
  ...herTraits,
  ...herWishes,
  ...herYouth,
  ...house,
  ...introductions,
  ...kitchen,
  ...leisure,
  ...memories,
  ...mishaps,
  ...opinions,
  ...ordinaryDays,
  ...ordinaryFeelings,
  ...piecesLeisureAndAsking,
  ...piecesPeople,
  ...piecesWorkAndHome,
  ...requests,
  ...saidInPassing,
  ...smallTalk,
  ...storiesFamily,
  ...storiesHome,
  ...storiesKitchen,
  ...storiesLeisure,
  ...storiesLove,
  ...storiesRoad,
  ...storiesSelf,
  ...storiesStudy,
  ...storiesWork,
  ...strangers,
  ...streets,
  ...whatIf,
  ...whatMovesHer,
  ...whatSheDoesWhen,
  ...whatSheWouldDo,
  ...work,
];
