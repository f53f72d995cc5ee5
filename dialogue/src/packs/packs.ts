/** All packs, as raw JSON; the tests check their shape. */
import abouther from './abouther.json' with { type: 'json' };
import advice from './advice.json' with { type: 'json' };
import anger from './anger.json' with { type: 'json' };
import anxiety from './anxiety.json' with { type: 'json' };
import art from './art.json' with { type: 'json' };
import beach from './beach.json' with { type: 'json' };
import beauty from './beauty.json' with { type: 'json' };
import beginnings from './beginnings.json' with { type: 'json' };
import beingAi from './being-ai.json' with { type: 'json' };
import birthdays from './birthdays.json' with { type: 'json' };
import bodystate from './bodystate.json' with { type: 'json' };
import books from './books.json' with { type: 'json' };
import boredom from './boredom.json' with { type: 'json' };
import breakup from './breakup.json' with { type: 'json' };
import carnival from './carnival.json' with { type: 'json' };
import cars from './cars.json' with { type: 'json' };
import celebration from './celebration.json' with { type: 'json' };
import childhood from './childhood.json' with { type: 'json' };
import chores from './chores.json' with { type: 'json' };
import cinema from './cinema.json' with { type: 'json' };
import city from './city.json' with { type: 'json' };
import coffee from './coffee.json' with { type: 'json' };
import complaints from './complaints.json' with { type: 'json' };
import compliments from './compliments.json' with { type: 'json' };
import cookingtogether from './cookingtogether.json' with { type: 'json' };
import dance from './dance.json' with { type: 'json' };
import details from './details.json' with { type: 'json' };
import distance from './distance.json' with { type: 'json' };
import dreamsnight from './dreamsnight.json' with { type: 'json' };
import exams from './exams.json' with { type: 'json' };
import exercise from './exercise.json' with { type: 'json' };
import faith from './faith.json' with { type: 'json' };
import family from './family.json' with { type: 'json' };
import fashion from './fashion.json' with { type: 'json' };
import favors from './favors.json' with { type: 'json' };
import fears from './fears.json' with { type: 'json' };
import firstdate from './firstdate.json' with { type: 'json' };
import flirting from './flirting.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import football from './football.json' with { type: 'json' };
import forgiveness from './forgiveness.json' with { type: 'json' };
import friends from './friends.json' with { type: 'json' };
import future from './future.json' with { type: 'json' };
import games from './games.json' with { type: 'json' };
import generic from './generic.json' with { type: 'json' };
import gifts from './gifts.json' with { type: 'json' };
import goodbye from './goodbye.json' with { type: 'json' };
import goodnight from './goodnight.json' with { type: 'json' };
import gossip from './gossip.json' with { type: 'json' };
import gratitude from './gratitude.json' with { type: 'json' };
import greeting from './greeting.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import herdays from './herdays.json' with { type: 'json' };
import herheart from './herheart.json' with { type: 'json' };
import hermind from './hermind.json' with { type: 'json' };
import hernature from './hernature.json' with { type: 'json' };
import herroots from './herroots.json' with { type: 'json' };
import herself from './herself.json' with { type: 'json' };
import hertastes from './hertastes.json' with { type: 'json' };
import hobbies from './hobbies.json' with { type: 'json' };
import holidays from './holidays.json' with { type: 'json' };
import howareyou from './howareyou.json' with { type: 'json' };
import idioms from './idioms.json' with { type: 'json' };
import insecurity from './insecurity.json' with { type: 'json' };
import internet from './internet.json' with { type: 'json' };
import jealousy from './jealousy.json' with { type: 'json' };
import jobhunt from './jobhunt.json' with { type: 'json' };
import kids from './kids.json' with { type: 'json' };
import kinnews from './kinnews.json' with { type: 'json' };
import loneliness from './loneliness.json' with { type: 'json' };
import lovelife from './lovelife.json' with { type: 'json' };
import memory from './memory.json' with { type: 'json' };
import mishaps from './mishaps.json' with { type: 'json' };
import monday from './monday.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import moods from './moods.json' with { type: 'json' };
import motivation from './motivation.json' with { type: 'json' };
import moving from './moving.json' with { type: 'json' };
import music from './music.json' with { type: 'json' };
import name from './name.json' with { type: 'json' };
import newsfatigue from './newsfatigue.json' with { type: 'json' };
import openpage from './openpage.json' with { type: 'json' };
import parents from './parents.json' with { type: 'json' };
import petloss from './petloss.json' with { type: 'json' };
import pets from './pets.json' with { type: 'json' };
import photography from './photography.json' with { type: 'json' };
import plans from './plans.json' with { type: 'json' };
import plants from './plants.json' with { type: 'json' };
import procrastination from './procrastination.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import rain from './rain.json' with { type: 'json' };
import reactions from './reactions.json' with { type: 'json' };
import regionalfood from './regionalfood.json' with { type: 'json' };
import sadness from './sadness.json' with { type: 'json' };
import safeguards from './safeguards.json' with { type: 'json' };
import saudade from './saudade.json' with { type: 'json' };
import sea from './sea.json' with { type: 'json' };
import selfesteem from './selfesteem.json' with { type: 'json' };
import series from './series.json' with { type: 'json' };
import shyness from './shyness.json' with { type: 'json' };
import siblings from './siblings.json' with { type: 'json' };
import sleep from './sleep.json' with { type: 'json' };
import sleepless from './sleepless.json' with { type: 'json' };
import space from './space.json' with { type: 'json' };
import strides from './strides.json' with { type: 'json' };
import study from './study.json' with { type: 'json' };
import superstition from './superstition.json' with { type: 'json' };
import technology from './technology.json' with { type: 'json' };
import things from './things.json' with { type: 'json' };
import travel from './travel.json' with { type: 'json' };
import videogames from './videogames.json' with { type: 'json' };
import weather from './weather.json' with { type: 'json' };
import weekend from './weekend.json' with { type: 'json' };
import wishes from './wishes.json' with { type: 'json' };
import work from './work.json' with { type: 'json' };
import workday from './workday.json' with { type: 'json' };

/** In the order in which equal matches are preferred. */
export const packs: readonly unknown[] = [
  workday,
  lovelife,
  kinnews,
  strides,
  bodystate,
  moods,
  mishaps,
  abouther,
  advice,
  complaints,
  favors,
  herdays,
  herheart,
  hermind,
  herroots,
  hertastes,
  hernature,
  anger,
  anxiety,
  art,
  beach,
  beauty,
  beingAi,
  beginnings,
  birthdays,
  books,
  boredom,
  breakup,
  carnival,
  cars,
  celebration,
  childhood,
  chores,
  cinema,
  city,
  coffee,
  compliments,
  cookingtogether,
  dance,
  distance,
  dreamsnight,
  exams,
  exercise,
  faith,
  family,
  fashion,
  fears,
  firstdate,
  flirting,
  food,
  football,
  forgiveness,
  friends,
  future,
  games,
  gifts,
  goodbye,
  goodnight,
  gossip,
  gratitude,
  greeting,
  health,
  herself,
  hobbies,
  holidays,
  howareyou,
  idioms,
  insecurity,
  internet,
  jealousy,
  jobhunt,
  kids,
  loneliness,
  memory,
  monday,
  money,
  motivation,
  moving,
  music,
  name,
  newsfatigue,
  openpage,
  parents,
  petloss,
  pets,
  photography,
  plans,
  plants,
  procrastination,
  rain,
  regionalfood,
  sadness,
  saudade,
  sea,
  selfesteem,
  series,
  shyness,
  siblings,
  sleep,
  sleepless,
  space,
  study,
  superstition,
  technology,
  things,
  travel,
  videogames,
  weather,
  weekend,
  wishes,
  work,
];
export const rawGeneric: unknown = {
  ...generic,
  asked: questions,
  details,
  moods: reactions.moods,
  replies: reactions.answers,
};
export const rawSafeguards: unknown = safeguards;
