import { Parameter, ParameterChoice, ProductAdditionalData } from '#shared/api/nouns/product-parameters'
import {
  AdditionalProduct,
  CartItem,
  ProductSuggestion,
  ServiceCategory,
  SparePart,
  SuggestionInfo,
  SuggestionSubRow,
} from '#shared/api/nouns/products'
import {
  ExtraOrderItem,
  FullSuggestion,
  SuggestedTire,
  TirePackage,
  TireProducts,
  TireSizes,
} from '#shared/api/nouns/suggestions'
import { noun, type Nouns } from '../noun'

/** Components of the offers and the cart. */
export const offerNouns: Nouns = {
  AdditionalProduct: noun(AdditionalProduct, 'A product suggested with another one. Has no suggestions itself.'),
  CartItem: noun(CartItem, 'A product to add to or remove from the cart, once per product.'),
  ExtraOrderItem: noun(ExtraOrderItem, 'A row of an order that is not a product.'),
  FullSuggestion: noun(FullSuggestion, 'A product on offer, with its tire data if it is a tire.'),
  Parameter: noun(Parameter, 'A parameter of a product, with its choices.'),
  ParameterChoice: noun(ParameterChoice, 'A choice made for a product. `parameterType` is the offered type.'),
  ProductAdditionalData: noun(ProductAdditionalData, 'Info text and parameters of a product.'),
  ProductSuggestion: noun(ProductSuggestion, 'A product on offer with its parts and suggested products.'),
  ServiceCategory: noun(ServiceCategory, 'A category of extra services with its products.'),
  SparePart: noun(SparePart, 'A spare part of a suggestion.'),
  SuggestedTire: noun(SuggestedTire, '`width` is in millimetres, `aspectRatio` in per cent, `rimDiameter` in inches.'),
  SuggestionInfo: noun(SuggestionInfo, 'Additional information about a suggestion, as plain text.'),
  SuggestionSubRow: noun(SuggestionSubRow, 'A part of a suggestion, with its spare parts.'),
  TirePackage: noun(
    TirePackage,
    'A set of tires with their fitting. `price` is the total; the price of an item is for one piece.',
  ),
  TireProducts: noun(
    TireProducts,
    'The products of a tire change. Null for a product that the workshop does not offer.',
  ),
  TireSizes: noun(TireSizes, 'The sizes on sale, without duplicates, in ascending order.'),
}
